import { gunzipSync, gzipSync } from "node:zlib";
import type { NamesLayer } from "./names-layer.ts";

const COUNT_BYTES = 4;

interface Head {
	made_of: string;
	layers: readonly (Omit<NamesLayer, "steps"> & { name: string; bytes: number })[];
}

/** Layers by their names. */
export type NamedLayers = Readonly<Partial<Record<string, NamesLayer>>>;

/** Bytes: a head of names, then the steps of each layer. `made_of` is the fingerprint of what they were trained on. */
export function packLayers(named: NamedLayers, made_of: string): Buffer {
	const all = Object.entries(named).flatMap(([name, layer]) =>
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

export function layersIn(packed: Buffer): { layers: NamedLayers; made_of: string } {
	const bytes = gunzipSync(packed);
	let at = COUNT_BYTES + bytes.readUInt32LE();
	const { made_of, layers } = JSON.parse(bytes.subarray(COUNT_BYTES, at).toString()) as Head;
	const read = layers.map(({ name, bytes: size, ...rest }) => {
		const steps = Int8Array.from(new Int8Array(bytes.buffer, bytes.byteOffset + at, size));
		at += size;
		return [name, { ...rest, steps }] as const;
	});
	return { layers: Object.fromEntries(read), made_of };
}
