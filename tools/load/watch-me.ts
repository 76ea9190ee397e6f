import { once } from "node:events";
import { createHistogram } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, Worker } from "node:worker_threads";
import { Agent, request } from "undici";

const PATIENCE_MS = 60_000;

interface Order {
	addresses: readonly string[];
	cookie: string;
	everyMs: number;
	seconds: number;
}

/** Times in milliseconds; `failed` names what went wrong by how often. */
export interface Watched {
	answered: number;
	p50: number;
	p99: number;
	failed: Record<string, number>;
}

/**
 * Somebody who asks `/api/me` at an even pace whatever the answers take, on a thread of their own: a crowd's clients,
 * which share one thread, would be counted as the server's time.
 */
export async function watchMe(order: Order): Promise<Watched> {
	const worker = new Worker(new URL(import.meta.url), { name: "watch-me" });
	try {
		worker.postMessage(order);
		const [watched] = (await once(worker, "message")) as [Watched];
		return watched;
	} finally {
		await worker.terminate();
	}
}

async function watch({ addresses, cookie, everyMs, seconds }: Order): Promise<Watched> {
	const agent = new Agent({ connections: 8, headersTimeout: PATIENCE_MS, bodyTimeout: PATIENCE_MS });
	const times = createHistogram();
	const failed = new Map<string, number>();
	const ask = async (turn: number) => {
		const started = performance.now();
		const outcome = await request(`${addresses[turn % addresses.length]}/api/me`, {
			dispatcher: agent,
			headers: { cookie },
			signal: AbortSignal.timeout(PATIENCE_MS),
		}).then(
			({ statusCode, body }) => body.dump().then(() => String(statusCode)),
			(error: Error) => error.message,
		);
		if (outcome === "200") times.record(Math.max(1, Math.round((performance.now() - started) * 1_000)));
		else failed.set(outcome, (failed.get(outcome) ?? 0) + 1);
	};
	const asked: Promise<void>[] = [];
	const until = performance.now() + seconds * 1_000;
	for (let turn = 0; performance.now() < until; turn++) {
		asked.push(ask(turn));
		await pause(everyMs);
	}
	await Promise.all(asked);
	await agent.close();
	const at = (share: number) => (times.count === 0 ? 0 : times.percentile(share) / 1_000);
	return { answered: times.count, p50: at(50), p99: at(99), failed: Object.fromEntries(failed) };
}

if (parentPort) {
	const [order] = (await once(parentPort, "message")) as [Order];
	parentPort.postMessage(await watch(order));
}
