import { setTimeout as sleep } from "node:timers/promises";
import type { System } from "./compose.ts";
import type { App } from "./http/types.ts";

/** Streams are asked to end this long before they are broken off. */
const LAST_WORDS_MS = 2_000;
/** How often connections that became idle are looked for: browsers and proxies keep them open for a minute. */
const IDLE_LOOK_MS = 100;

interface StopOptions {
	/** Null where no requests are served. */
	app: App | null;
	system: Pick<System, "relay" | "queue" | "close">;
	/** Takes jobs; those that run are waited for. */
	works: boolean;
	/** What still runs after this long is broken off. */
	seconds: number;
	/** Of these, how long new requests are served, for balancers to see that `/api/ready` says no. */
	noticeSeconds: number;
	/** Aborted shortly before what still runs is broken off. */
	ending: AbortController;
}

/** Takes no new work, lets requests, streams and jobs under way end, and closes everything. */
export async function stopInOrder({
	app,
	system,
	works,
	seconds,
	noticeSeconds,
	ending,
}: StopOptions): Promise<void> {
	const deadline = performance.now() + seconds * 1_000;
	await Promise.all([
		app && serveToTheEnd(app, { deadline, noticeMs: Math.min(noticeSeconds, seconds) * 1_000, ending }),
		works && finishJobs(system, seconds),
	]);
	await system.close();
}

async function finishJobs({ relay, queue }: StopOptions["system"], seconds: number): Promise<void> {
	await relay.stop();
	await queue.stop(seconds * 1_000);
}

async function serveToTheEnd(
	app: App,
	{ deadline, noticeMs, ending }: { deadline: number; noticeMs: number; ending: AbortController },
): Promise<void> {
	await sleep(noticeMs);
	const left = Math.max(0, deadline - performance.now());
	const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_LOOK_MS);
	const lastWords = setTimeout(() => ending.abort(), Math.max(0, left - LAST_WORDS_MS));
	const breakOff = setTimeout(() => app.server.closeAllConnections(), left);
	try {
		await app.close();
	} finally {
		clearInterval(idle);
		clearTimeout(lastWords);
		clearTimeout(breakOff);
	}
}
