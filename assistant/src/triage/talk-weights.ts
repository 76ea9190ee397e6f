import { readFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import type { NamesLayer } from "./names-layer.ts";

/** What is read of the messages of a talk alone: whether and whose a crisis is, and of which kind another danger. */
export interface TalkLayers {
	crises: NamesLayer;
	/** The kinds of each danger that has some. */
	kinds: Readonly<Partial<Record<string, NamesLayer>>>;
	/** Fingerprint of what they were trained on. */
	made_of: string;
}

const WEIGHTS = new URL("./talk-weights.bin", import.meta.url);
const COUNT_BYTES = 4;
const CRISES = "crises";

interface Head {
	made_of: string;
	layers: readonly (Omit<NamesLayer, "steps"> & { name: string; bytes: number })[];
}

/** Bytes: a head of names, then the steps of each layer. */
export function packTalk({ crises, kinds, made_of }: TalkLayers): Buffer {
	const all = Object.entries({ [CRISES]: crises, ...kinds }).flatMap(([name, layer]) =>
		layer === undefined ? [] : [{ name, layer }],
	);
	const layers = all.map(({ name, layer: { steps, ...rest } }) => ({ ...rest, name, bytes: steps.length }));
	const head = Buffer.from(JSON.stringify({ made_of, layers } satisfies Head));
	const count = Buffer.alloc(COUNT_BYTES);
	count.writeUInt32LE(head.length);
	return gzipSync(Buffer.concat([count, head, ...all.map(({ layer }) => Buffer.from(layer.steps.buffer))]), {
		level: 9,
	});
}

let trained: TalkLayers | undefined;

export function readTalkLayers(): TalkLayers {
	trained ??= unpack(gunzipSync(readFileSync(WEIGHTS)));
	return trained;
}

function unpack(bytes: Buffer): TalkLayers {
	let at = COUNT_BYTES + bytes.readUInt32LE();
	const { made_of, layers } = JSON.parse(bytes.subarray(COUNT_BYTES, at).toString()) as Head;
	const read = layers.map(({ name, bytes: size, ...rest }) => {
		const steps = Int8Array.from(new Int8Array(bytes.buffer, bytes.byteOffset + at, size));
		at += size;
		return [name, { ...rest, steps }] as const;
	});
	const { [CRISES]: crises, ...kinds } = Object.fromEntries(read);
	if (crises === undefined) throw new Error("No layer hears a crisis.");
	return { crises, kinds, made_of };
}
