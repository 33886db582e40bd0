import { useSyncExternalStore } from 'react';
import { watchAddress } from './browser/address.ts';

const search = () => window.location.search;
const atBuildTime = () => '';

/** The parameters of the address, kept up to date; none at build time. */
export const useAddress = (): URLSearchParams =>
  new URLSearchParams(useSyncExternalStore(watchAddress, search, atBuildTime));
