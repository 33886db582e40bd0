import { clsx } from 'clsx';
import { formatAmount, formatMoney, formatRoundMoney } from '#tariff/money.ts';
import { Box, Spread, Stack, Text } from '#ui/layout/box.tsx';
import { type Look, lookOf } from '#ui/layout/look.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { useDemo } from '../demo-figures.ts';
import { Station, type StationState } from '../lines/station.tsx';
import styles from './approval-screen.module.css';

/** The rooms of the application; the payment is open in the second. */
const ROOMS = [
  'Accounts',
  'Payments',
  'To sign',
  'Files',
  'Statements',
  'Users and rules',
  'Help',
] as const;

type Fact = readonly [name: string, value: string];

/** What is known of the payment, a line each. */
function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl>
      {rows.map(([name, value]) => (
        <Spread key={name} items="baseline" gap={4} pad={3} rule="start">
          <Text.dt tone="mute">{name}</Text.dt>
          <Text.dd tone="bone">{value}</Text.dd>
        </Spread>
      ))}
    </dl>
  );
}

interface StepProps {
  state: StationState;
  what: string;
  detail: string;
}

/** One step of the payment on its way to release. */
function Step({ state, what, detail }: StepProps) {
  return (
    <Box.li place="relative" className={styles.step}>
      <Station state={state} rail={0} />
      <Text.b size="name" block tone={state === 'announced' ? 'mute' : undefined}>
        {what}
      </Text.b>
      <Text.span tone="mute">{detail}</Text.span>
    </Box.li>
  );
}

/** The place of a stop: Vilnius of `Released, Vilnius`. */
const townOf = (place: string) =>
  place
    .split(', ')
    .at(-1)
    ?.replace(/ credited$/, '') ?? place;

/** The payment on the desk of the one who has signed it. */
function Desk() {
  const { accounts, swift, currency } = useDemo();
  const [account] = accounts;
  const [first, second] = swift.signatures;
  const rows: Fact[] = [
    ['From', account.name],
    ['Margin', `${swift.margin}%`],
    ['Debit, indicative', formatMoney(swift.debited, currency)],
    ['UETR', `${swift.uetr.slice(0, 8)}…${swift.uetr.slice(-6)}`],
  ];
  return (
    <Panel tabular className={styles.desk}>
      <ul className={styles.rooms}>
        {ROOMS.map((room) => (
          <li key={room} data-open={room === 'Payments' ? '' : undefined}>
            {room}
          </li>
        ))}
      </ul>
      <div className={styles.payment}>
        <Text tone="mute">Payments / SWIFT</Text>
        <Text size="readout" before={3} wrap="none">
          <small className={styles.unit}>{swift.currency} </small>
          {formatAmount(swift.amount)}
        </Text>
        <Text size="large" before={3} tone="bone">
          to {swift.payee}
        </Text>
        <Box className={styles.columns} before={5}>
          <Facts rows={rows} />
          <ol>
            <Step state="done" what={`Prepared by ${first?.short}`} detail={swift.preparedAt} />
            <Step
              state="done"
              what={`${first?.short} signed`}
              detail={`${first?.at}, ${first?.role.toLowerCase()}`}
            />
            <Step state="now" what={`${second?.short} is asked`} detail="On the phone" />
            <Step state="announced" what="Released" detail="With the second signature" />
          </ol>
        </Box>
        <ol className={clsx(styles.way, lookOf({ before: 6 }))}>
          {swift.stops.map(({ place, at }) => (
            <Box.li key={at} place="relative">
              <Station state="announced" rail={0} />
              {townOf(place)}
            </Box.li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}

/** The same payment on the phone of the one who is asked. */
function Phone() {
  const { swift, seats, currency } = useDemo();
  const [first, second] = swift.signatures;
  const limit = seats.find(({ login }) => login === second?.login)?.day?.limit;
  const rows: Fact[] = [
    ['By', 'SWIFT'],
    ['Debited', formatMoney(swift.debited, currency)],
    ...(limit ? [['Your limit a day', formatRoundMoney(limit, currency)] as const] : []),
  ];
  return (
    <Stack className={styles.phone} tabular>
      <Spread tone="bone">
        <Text.b weight="medium">To sign</Text.b>
        <Text.span tone="mute">1 of 1</Text.span>
      </Spread>
      <div>
        <Text tone="mute">{swift.currency}</Text>
        <Text size="readout" wrap="none" className={styles.sum}>
          {formatAmount(swift.amount)}
        </Text>
        <Text size="name" before={2}>
          {swift.payee}
        </Text>
      </div>
      <Facts rows={rows} />
      <div>
        <i className={styles.signatures} />
        <Text before={3}>
          <Text.b weight="medium" tone="bone">
            {first?.short} signed at {first?.at}.
          </Text.b>{' '}
          You are the second of {swift.needed}.
        </Text>
      </div>
      <Stack gap={2}>
        <b className={styles.sign}>Sign payment</b>
        <b className={styles.refuse}>Refuse, with a reason</b>
      </Stack>
    </Stack>
  );
}

/** The application, whole: a payment at the desk of who prepared it, and on the phone of who signs. */
export function ApprovalScreen(place: Look) {
  return (
    <Text.div
      {...place}
      size="fine"
      className={styles.screen}
      data-drawing="approval-screen"
      aria-hidden="true"
    >
      <Desk />
      <Phone />
    </Text.div>
  );
}
