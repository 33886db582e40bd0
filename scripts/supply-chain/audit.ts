import { type Lock, nameOf, SHIPPED_TOOLS } from './lockfile.ts';

/** The part of `npm audit --json` that is read here. */
interface Report {
  vulnerabilities?: Record<string, { name: string; severity: string; nodes: string[] }>;
  message?: string;
  error?: { summary?: string; detail?: string };
}

export interface Audit {
  /** Why there is no answer; the registry may not offer audits, or not be reachable. */
  unanswered?: string;
  /** Known vulnerabilities in what reaches visitors or runs the server. */
  production: string[];
  /** Those in tools that only run on the machine that builds. */
  tools: string[];
}

function isProduction(lock: Lock, place: string): boolean {
  const entry = lock[place];
  if (!entry) return true;
  return (!entry.dev && !entry.devOptional) || SHIPPED_TOOLS.some((tool) => tool === nameOf(place));
}

/** Reads what `npm audit --json` printed, and tells production from tools. */
export function readAudit(output: string, lock: Lock): Audit {
  let report: Report;
  try {
    report = JSON.parse(output) as Report;
  } catch {
    return { unanswered: 'npm audit printed no report', production: [], tools: [] };
  }
  if (!report.vulnerabilities) {
    const unanswered = report.error?.summary || report.message || 'npm audit printed no report';
    return { unanswered, production: [], tools: [] };
  }
  const audit: Audit = { production: [], tools: [] };
  for (const { name, severity, nodes } of Object.values(report.vulnerabilities)) {
    const list = nodes.some((place) => isProduction(lock, place)) ? audit.production : audit.tools;
    list.push(`${name}: ${severity}`);
  }
  return audit;
}
