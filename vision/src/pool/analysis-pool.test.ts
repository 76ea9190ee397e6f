import { once } from "node:events";
import { readdirSync } from "node:fs";
import { getPriority } from "node:os";
import { encodeFace } from "@dewlight/sandbox/faces/index.ts";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { createDecoder } from "../decode/decoder.ts";
import { PhotoUnreadable } from "../decode/photo-unreadable.ts";
import {
	type AnalysisPool,
	type AnalysisPoolOptions,
	CHECK_WORKER,
	createAnalysisPool,
} from "./analysis-pool.ts";
import { AnalysisPoolError } from "./pool-messages.ts";

const open: AnalysisPool[] = [];
afterEach(async () => {
	await Promise.all(open.splice(0).map((pool) => pool.close()));
});

function pool(options: AnalysisPoolOptions): AnalysisPool {
	const made = createAnalysisPool({
		// The unruly threads do what the first byte says.
		...(options.worker && {
			decoder: {
				decode: async (rgb) => ({ ...PIXEL, rgb }),
				region: async () => null,
				close: () => undefined,
			},
		}),
		...options,
	});
	open.push(made);
	return made;
}

const PIXEL = { width: 1, height: 1, photoWidth: 1, photoHeight: 1, scale: 1, format: "jpeg" } as const;
const unruly = new URL("./testing/unruly-worker.ts", import.meta.url);
const [FINE, ENDLESS, DYING, THROWING, SLOW] = [0, 1, 2, 3, 4].map((first) => Uint8Array.of(first));

/** Threads of this process that a processor serves after the others. */
function threadsBehind(): number {
	return readdirSync("/proc/self/task").filter((thread) => {
		try {
			return getPriority(Number(thread)) === getPriority() + 10;
		} catch {
			// The thread ended in between.
			return false;
		}
	}).length;
}

const codeOf = (job: Promise<unknown>): Promise<unknown> =>
	job.then(
		() => "answered",
		(error: unknown) => (error instanceof AnalysisPoolError ? error.code : error),
	);

describe("a pool of threads", () => {
	// The first of all: a pool whose endless thread ends late makes one more, which would count here.
	test("makes a further thread on demand only when a photo waits", async () => {
		let made = 0;
		const count = (): void => void made++;
		process.on("worker", count);
		onTestFinished(() => void process.off("worker", count));
		const { check, warmUp } = pool({ worker: unruly, threads: 2, onDemand: true });
		await warmUp();
		await check(FINE);
		expect(made).toBe(1);
		const done: string[] = [];
		const endless = codeOf(check(ENDLESS)).then(() => done.push("endless"));
		await check(FINE).then(() => done.push("fine"));
		expect(done).toEqual(["fine"]);
		expect(made).toBe(2);
		void endless;
	});

	test("refuses what exceeds places and line as busy, and serves the rest in order", async () => {
		const { check } = pool({ worker: unruly, threads: 1, maxQueue: 2 });
		const done: number[] = [];
		const jobs = [0, 1, 2, 3].map((n) => codeOf(check(SLOW).then(() => done.push(n))));
		expect(await Promise.all(jobs)).toEqual(["answered", "answered", "answered", "busy"]);
		expect(done).toEqual([0, 1, 2]);
		expect(await codeOf(check(FINE))).toBe("answered");
	});

	test.skipIf(process.platform !== "linux")("steps back behind the threads that answer people", async () => {
		await pool({ worker: unruly }).warmUp();
		// One that an earlier pool still ends may count as well.
		expect(threadsBehind()).toBeGreaterThanOrEqual(1);
	});

	test("stops a photo that takes too long and replaces its thread", async () => {
		const { check } = pool({ worker: unruly, timeoutMs: 2_000 });
		expect(await codeOf(check(ENDLESS))).toBe("timeout");
		expect(await codeOf(check(FINE))).toBe("answered");
	});

	test("after the warm-up every thread serves: one photo does not hold up the next", async () => {
		const { check, warmUp } = pool({ worker: unruly, threads: 2, timeoutMs: 5_000 });
		await warmUp();
		const done: string[] = [];
		const endless = codeOf(check(ENDLESS)).then(() => done.push("endless"));
		const fine = codeOf(check(FINE)).then(() => done.push("fine"));
		await Promise.all([endless, fine]);
		expect(done).toEqual(["fine", "endless"]);
	});

	test("a further thread that does not start is told, and the first one serves", async () => {
		const told = once(process, "warning");
		const { check, warmUp } = pool({
			worker: new URL("./testing/tired-worker.ts", import.meta.url),
			threads: 2,
		});
		await warmUp();
		expect(String(await told)).toContain("An analysis thread did not start: Error: tired");
		expect(await codeOf(check(FINE))).toBe("answered");
	});

	test("waiting does not count as taking long", async () => {
		// Four one after the other take longer than one may.
		const { check, warmUp } = pool({ worker: unruly, timeoutMs: 550 });
		await warmUp();
		const jobs = Array.from({ length: 4 }, () => codeOf(check(SLOW)));
		expect(await Promise.all(jobs)).toEqual(Array(4).fill("answered"));
	});

	test("survives a thread that dies and one that throws", async () => {
		const { check } = pool({ worker: unruly });
		expect(await codeOf(check(DYING))).toBe("crashed");
		expect(await codeOf(check(THROWING))).toBe("crashed");
		expect(await codeOf(check(FINE))).toBe("answered");
	});

	test("a waiting photo can be canceled and leaves its place in the line", async () => {
		const { check } = pool({ worker: unruly, maxQueue: 1 });
		const controller = new AbortController();
		const running = codeOf(check(SLOW));
		const waiting = codeOf(check(SLOW, { signal: controller.signal }));
		controller.abort();
		expect(await waiting).toBe("canceled");
		const next = codeOf(check(FINE));
		expect(await Promise.all([running, next])).toEqual(["answered", "answered"]);
	});

	test("a closed pool says so", async () => {
		const { check, close } = pool({ worker: unruly });
		const running = codeOf(check(SLOW));
		await close();
		expect(await running).toBe("closed");
		expect(await codeOf(check(FINE))).toBe("closed");
	});

	test("an engine that does not start fails the warm-up instead of waiting forever", async () => {
		const broken = pool({ worker: new URL("./testing/broken-worker.ts", import.meta.url) });
		expect(await codeOf(broken.warmUp())).toBe("crashed");
		expect(broken.isReady).toBe(false);
	});
});

test("the real worker warms up, answers alike twice, and passes refusals on with their code", async () => {
	const real = pool({ threads: 1, timeoutMs: 60_000 });
	expect(real.isReady).toBe(false);
	await real.warmUp();
	expect(real.isReady).toBe(true);
	const bytes = await encodeFace({ width: 640, height: 640 });
	const [first, second] = [await real.analyze(bytes), await real.analyze(bytes)];
	expect(first.observation).not.toBeNull();
	expect(second.observation).toEqual(first.observation);
	expect(await real.check(bytes)).toEqual(first.photo_quality);
	const refused = await real.check(new Uint8Array(0)).catch((error: unknown) => error);
	expect(refused).toBeInstanceOf(PhotoUnreadable);
	expect(refused).toMatchObject({ code: "empty", message: "The file is empty. Choose another photo." });
});

test("a thread that checks photos says what one that measures says, and measures where it is asked", async () => {
	const decoder = createDecoder();
	const checking = pool({ threads: 1, timeoutMs: 60_000, worker: CHECK_WORKER, decoder });
	const measuring = pool({ threads: 1, timeoutMs: 60_000 });
	const bytes = await encodeFace({ width: 640, height: 640 });
	expect(await checking.check(bytes)).toEqual(await measuring.check(bytes));
	const { observation } = await checking.analyze(bytes);
	expect(observation).toEqual((await measuring.analyze(bytes)).observation);
});
