import { readdirSync, readFileSync } from "node:fs";
import { EncoderError } from "@dewlight/assistant/encoder/encoder.ts";
import { triage } from "@dewlight/assistant/triage/triage.ts";
import { makeChatContext } from "@dewlight/core/assistant/testing/make-chat-context.ts";
import { encodeFace } from "@dewlight/sandbox/faces/index.ts";
import { PhotoUnreadable } from "@dewlight/vision/decode/photo-unreadable.ts";
import { AnalysisPoolError } from "@dewlight/vision/pool/pool-messages.ts";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { assistantConformance } from "../../../test/conformance/assistant.ts";
import { askCleansers, askPlainly } from "../../../test/factories/assistant-question.ts";
import { createGuidedAssistant, understandingWriter, WORDS_ONLY } from "../assistant/guided-assistant.ts";
import { collect, textOf } from "../assistant/model/testing/prepared-model.ts";
import { createHelper, encoderThrough, guideThrough, type HelperOptions, poolThrough } from "./helper.ts";

const REAL = { program: new URL("../../helper.ts", import.meta.url), args: ["1"] };

function open(options: HelperOptions = REAL, proven = false) {
	const helper = createHelper(options);
	return {
		helper,
		pool: poolThrough(helper, { proven }),
		encoder: encoderThrough(helper, { proven }),
		writer: guideThrough(helper),
	};
}

let shared: ReturnType<typeof open>;
let photo: Buffer;
beforeAll(async () => {
	shared = open();
	[photo] = await Promise.all([
		encodeFace({ person: 2, width: 600, height: 800 }, { quality: 88 }),
		shared.pool.warmUp(),
		shared.encoder.warmUp(),
	]);
});
afterAll(() => shared.helper.close());

assistantConformance(() => createGuidedAssistant(shared.writer, (error) => expect.fail(error.message)));

/** The processes of the helper that this test has, by the program they run. */
function killHelper(): void {
	for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
		const read = (file: string) => {
			try {
				return readFileSync(`/proc/${pid}/${file}`, "utf8");
			} catch {
				return "";
			}
		};
		const parent = /PPid:\s+(\d+)/.exec(read("status"))?.[1];
		if (Number(parent) === process.pid && read("cmdline").includes("server/src/helper.ts"))
			process.kill(Number(pid), "SIGKILL");
	}
}

test("photos are judged and measured and sentences understood through the helper", async () => {
	const { pool, encoder } = shared;
	expect(pool.isReady).toBe(true);
	expect(await pool.check(photo)).toMatchObject({ status: "pass" });
	const { observation, pictures } = await pool.analyze(photo, { pictures: "report" });
	expect(observation).not.toBeNull();
	expect(pictures?.thumbnail).toBeInstanceOf(Uint8Array);
	await expect(pool.check(new Uint8Array([1, 2, 3]))).rejects.toThrow(PhotoUnreadable);
	const texts = ["my skin is dry", "which sunscreen"];
	const [alone] = await encoder.encode(texts);
	const [run] = await encoder.encodeRuns(texts, [{ from: 0, to: 1 }]);
	expect(alone).toHaveLength(512);
	expect(run?.[0]).toBeCloseTo(alone?.[0] ?? 0, 3);
});

test.skipIf(process.platform !== "linux")(
	"a helper that is killed in the middle costs nobody an answer",
	async () => {
		const { pool, encoder } = shared;
		const asked = Promise.all([pool.check(photo), encoder.encode(["my skin is dry"])]);
		killHelper();
		const [quality, vectors] = await asked;
		expect(quality).toMatchObject({ status: "pass" });
		expect(vectors).toHaveLength(1);
	},
);

test("a message through the helper is answered as it is in this process, its dangers read there", async () => {
	const here = createGuidedAssistant(understandingWriter(shared.encoder), (error) =>
		expect.fail(error.message),
	);
	const there = createGuidedAssistant(shared.writer, (error) => expect.fail(error.message));
	for (const message of [
		"I want to kill myself",
		"Can I use retinol with vitamin C?",
		"why is my nose red",
	]) {
		const parts = { message, context: { ...makeChatContext(), flagsOf: triage.read([message], "talk") } };
		expect(await collect(there.reply(askPlainly(parts)))).toEqual(
			await collect(here.reply(askPlainly(parts))),
		);
	}
	expect(await there.present(askCleansers())).toEqual(await here.present(askCleansers()));
});

test("a helper that cannot start costs the understanding of sentences and no answer", async () => {
	const { writer, helper } = open({ program: new URL("./no-such-program.ts", import.meta.url) });
	onTestFinished(() => helper.close());
	const heard: string[] = [];
	const guide = createGuidedAssistant(writer, ({ code }) => heard.push(code));
	const text = textOf(await collect(guide.reply(askPlainly({ message: "What does niacinamide do?" }))));
	expect(text.startsWith(WORDS_ONLY)).toBe(true);
	expect((await guide.present(askCleansers())).products.length).toBeGreaterThan(0);
	expect(heard).toEqual(["crashed", "crashed"]);
});

test("a helper that cannot start is told as broken, and not before somebody asked", async () => {
	const { pool, encoder, helper } = open({ program: new URL("./no-such-program.ts", import.meta.url) }, true);
	onTestFinished(() => helper.close());
	await Promise.all([pool.warmUp(), encoder.warmUp()]);
	await expect(pool.check(photo)).rejects.toThrow(new AnalysisPoolError("crashed"));
	await expect(encoder.encode(["x"])).rejects.toThrow(new EncoderError("crashed"));
	await expect(pool.warmUp()).rejects.toThrow(AnalysisPoolError);
	await expect(encoder.warmUp()).rejects.toThrow(EncoderError);
	await encoder.close();
	await expect(pool.check(photo)).rejects.toThrow(new AnalysisPoolError("closed"));
});

test("who goes away is told apart from a helper that ended", async () => {
	const stop = new AbortController();
	const asked = shared.encoder.encode(["my skin is dry"], { signal: stop.signal });
	const seen = shared.pool.check(photo, { signal: stop.signal });
	stop.abort();
	await expect(asked).rejects.toThrow(new EncoderError("canceled"));
	await expect(seen).rejects.toThrow(new AnalysisPoolError("canceled"));
});
