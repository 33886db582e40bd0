/** The Battery Status API, where it is supported (https://www.w3.org/TR/battery-status). */
interface Battery extends EventTarget {
  readonly charging: boolean;
  /** From 0 to 1. */
  readonly level: number;
}

/** Properties of `navigator` that not every browser has. */
interface Device {
  readonly connection?: EventTarget & { readonly saveData?: boolean };
  getBattery?(): Promise<Battery>;
}

/** The battery level below which a device that is not charging saves power. */
const LOW = 0.2;

/** Calls back with whether the visitor saves data or power, now and on every change. */
export function onSaving(tell: (saving: boolean) => void): void {
  const { connection } = navigator as Device;
  const less = window.matchMedia('(prefers-reduced-data: reduce)');
  let battery: Battery | undefined;
  const check = () => {
    const low = battery !== undefined && !battery.charging && battery.level < LOW;
    tell(low || less.matches || connection?.saveData === true);
  };
  check();
  less.addEventListener('change', check);
  connection?.addEventListener('change', check);
  const asked = (navigator as Device).getBattery?.();
  asked?.then(
    (found) => {
      battery = found;
      for (const change of ['chargingchange', 'levelchange']) found.addEventListener(change, check);
      check();
    },
    // Access was refused: treated like a device without a battery.
    () => undefined,
  );
}
