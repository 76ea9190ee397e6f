import { setTimeout as sleep } from "node:timers/promises";
import { type ComposeOptions, compose, type System } from "./compose.ts";
import { type Config, readConfig } from "./config.ts";
import { createApp, webhooksInto } from "./http/app.ts";
import type { App } from "./http/route.ts";
import { appOptions } from "./http-options.ts";
import { JOBS } from "./jobs/definitions/index.ts";
import { startWorker } from "./jobs/worker.ts";
import { giveBackWhatStartTook } from "./loading/tune-node.ts";
import { createLog } from "./log.ts";
import type { PhotoAnalyst } from "./ports/photo-analyst.ts";
import { createProbeApp } from "./probe-app.ts";
import { complaintOfMail, explainStartFailure, requireFreePort, requireObjects } from "./start-failure.ts";
import { openTracing } from "./tracing/spans.ts";
import { contextOf } from "./use-cases/context.ts";
import { seedDemoPeople } from "./use-cases/demo/index.ts";
import { sweepScans } from "./use-cases/scans/index.ts";

/** Closing what is idle takes no longer. */
const CLOSE_MS = 4_000;

/** Runs the product until it is told to stop. A start that fails for a known reason is said in one sentence. */
export async function start(
	analyst: PhotoAnalyst,
	opened: Pick<ComposeOptions, "helper" | "devClock"> = {},
): Promise<void> {
	try {
		await run(readConfig(), { ...opened, analyst });
	} catch (error) {
		await analyst.close();
		const sentence = explainStartFailure(error);
		if (sentence === null) throw error;
		console.error(sentence);
		process.exitCode = 1;
		// Nothing that is left open may keep whoever starts it again from seeing the end.
		setTimeout(() => process.exit(), CLOSE_MS).unref();
	}
}

async function run(
	config: Config,
	opened: Pick<ComposeOptions, "helper" | "devClock"> & { analyst: PhotoAnalyst },
): Promise<void> {
	const log = createLog({ level: config.logLevel });
	const traces = await openTracing(config);
	await requireFreePort(config);
	const system = await compose({ config, log, ...opened });
	const [told, ending] = [new AbortController(), new AbortController()];
	let app: App | null = null;
	const stop = (noticeSeconds: number) => {
		told.abort();
		const works = config.role !== "web";
		return stopInOrder({ app, system, works, seconds: config.stopping.seconds, noticeSeconds, ending });
	};
	const stopAndExit = async (signal: string) => {
		if (told.signal.aborted) return;
		log.info({ signal }, "stopping");
		setTimeout(
			() => {
				log.error({}, "did not stop in time");
				process.exit(1);
			},
			config.stopping.seconds * 1_000 + CLOSE_MS,
		).unref();
		try {
			await stop(config.stopping.noticeSeconds);
			await traces
				?.flush()
				.catch((error: unknown) => log.warn({ err: error }, "the last spans were not taken"));
			process.exit(0);
		} catch (error) {
			log.error({ err: error }, "did not stop in order");
			process.exit(1);
		}
	};
	process.once("SIGTERM", () => void stopAndExit("SIGTERM"));
	process.once("SIGINT", () => void stopAndExit("SIGINT"));
	try {
		// Built while the engine still warms up.
		const stopping = { told: told.signal, ending: ending.signal };
		if (config.role !== "worker") app = await createApp({ ...appOptions(config, system, log), stopping });
		else if (config.probePort !== null) app = await createProbeApp({ config, system, log, stopping });
		await Promise.all([opened.analyst.warmUp(), requireObjects(system.services.objects)]);
		if (config.role !== "web") {
			await seed(system);
			await startWorker({ queue: system.queue, jobs: JOBS, services: system.services });
			await sweepScans({ ctx: contextOf(system.services, { kind: "job", job: "start" }) });
		}
		system.relay.start();
		if (app) {
			await app.listen({
				port: config.role === "worker" ? (config.probePort ?? 0) : config.port,
				host: config.host,
			});
			await system.paymentStandIn?.deliverTo(webhooksInto(app));
			await system.paymentStandIn?.resume();
		}
	} catch (error) {
		if (told.signal.aborted) return;
		await stop(0).catch((failure: unknown) =>
			log.warn({ err: failure }, "a failed start was not cleared away"),
		);
		throw error;
	}
	announce(config, system, app);
	if (config.role !== "web" && config.smtpUrl)
		void complaintOfMail(system.services.mailer).then((sentence) => sentence && console.error(sentence));
	if (config.role !== "worker") setImmediate(giveBackWhatStartTook);
}

/** Once, in a new development database. */
async function seed({ services, demoPeople }: System): Promise<void> {
	for (const { email, password } of await seedDemoPeople({ services, people: demoPeople })) {
		console.log(`Demo person: ${email} with password ${password}`);
	}
}

function announce(config: Config, system: System, app: App | null): void {
	const seconds = (performance.now() / 1000).toFixed(1);
	const lines = [
		`Ready in ${seconds} s, role ${config.role}, process ${process.pid}.`,
		...system.description,
	];
	if (app && config.role !== "worker") lines.push(`Open ${config.publicUrl}`);
	console.log(lines.join("\n"));
}

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
