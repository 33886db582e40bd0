import type { Contract } from '../../../contract/contract.ts';
import { RULES } from '../../../contract/rules.ts';

/** What is copied into the image: the server with the rooms that it reads code from, and the build. */
const PARTS = ['server', 'contract', 'src/spec.ts', 'dist'];
/** The user of the process: a number that no account of the host has. */
const USER = 10_001;
const PORT = 8080;
const STOP_SECONDS = Math.ceil(RULES.limits.stopTimeoutMs / 1000) + 5;

/**
 * The image: the server, the build and the few packages it needs, owned by root and not writable
 * by the process. Built from the project's root after `npm run build`.
 */
export function containerfile({ build }: Contract, nodeVersion: string): string {
  const image = `docker.io/library/node:${nodeVersion}-slim`;
  return `# Generated for build ${build.buildId} from contract/. Changes are lost: edit that file.
FROM ${image} AS packages
WORKDIR /site
COPY package.json package-lock.json ./
# From the lockfile only, without install scripts: the server needs none. The image has its own Node.
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund

FROM ${image}
# Only node is needed at run time.
RUN rm -rf /usr/local/lib/node_modules /opt/yarn* /usr/local/bin/npm /usr/local/bin/npx \\
    /usr/local/bin/yarn /usr/local/bin/yarnpkg /usr/local/bin/corepack
WORKDIR /site
COPY --from=packages /site/node_modules node_modules
COPY package.json ./
${PARTS.map((part) => `COPY ${part} ${part}`).join('\n')}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=${PORT} ROOT=/site/dist MAINTENANCE_FILE=/run/site/maintenance
USER ${USER}:${USER}
EXPOSE ${PORT}
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 CMD ["node", "server/health.ts"]
CMD ["node", "server/main.ts"]
`;
}

/**
 * A unit for Podman under systemd that runs the image as it is meant to run: read-only, without
 * capabilities, with limits. It says what a Containerfile cannot.
 */
export const QUADLET = `# Generated from contract/. Changes are lost: edit that file.
[Unit]
Description=Public website

[Container]
Image=localhost/website:current
PublishPort=127.0.0.1:${PORT}:${PORT}
User=${USER}
Group=${USER}
ReadOnly=true
ReadOnlyTmpfs=false
NoNewPrivileges=true
DropCapability=all
PodmanArgs=--memory=256m --pids-limit=64
# Creating the file "maintenance" in this folder shows the 503 page.
Volume=/srv/website/switches:/run/site:ro
HealthCmd=node server/health.ts
HealthInterval=10s
StopTimeout=${STOP_SECONDS}

[Service]
Restart=always
TimeoutStopSec=${STOP_SECONDS + 5}

[Install]
WantedBy=multi-user.target
`;

/** What the build context needs; everything else stays out of it. */
export const CONTAINER_IGNORE = `*
${['package.json', 'package-lock.json', ...PARTS].map((part) => `!${part}`).join('\n')}
**/*.test.ts
dist/**/.DS_Store
`;
