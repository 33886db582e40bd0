import type { FinancialService } from 'schema-dts';
import { site } from '#content/site.ts';
import { tariffInForce } from '#content/tariffs.ts';
import { audiencesOf } from '#tariff/lines.ts';
import { telephone } from './structured-pieces.ts';

/**
 * The institution as what it offers. The offers themselves are marked in the price list: as a block
 * of data the whole list would be sent twice. Here they are named by the anchors of its two parts.
 */
export function financialService(url: string): FinancialService {
  return {
    '@type': 'FinancialService',
    name: site().name,
    url,
    address: site().address,
    ...telephone(),
    hasOfferCatalog: audiencesOf(tariffInForce()).map((audience) => ({
      '@id': `${url}#prices-${audience}`,
    })),
  };
}
