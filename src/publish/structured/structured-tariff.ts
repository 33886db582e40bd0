import type { FinancialService } from 'schema-dts';
import { site } from '#content/site.ts';
import { tariffInForce } from '#content/tariffs.ts';
import { audiencesOf } from '#tariff/lines.ts';
import { telephone } from './structured-pieces.ts';

/**
 * The institution as a financial service. Its offers are microdata in the price list, as a block of
 * data would send the whole list twice; here they are referred to by the anchors of the list's two
 * parts.
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
