import { readFileSync } from "node:fs";
import { layersIn, type NamesLayer, packLayers } from "./names-layer.ts";

/** What is read of the messages of a talk alone: whether and whose a crisis is, and of which kind another danger. */
export interface TalkLayers {
	crises: NamesLayer;
	/** The kinds of each danger that has some. */
	kinds: Readonly<Partial<Record<string, NamesLayer>>>;
	/** Fingerprint of what they were trained on. */
	made_of: string;
}

const WEIGHTS = new URL("./talk-weights.bin", import.meta.url);
const CRISES = "crises";

export function packTalk({ crises, kinds, made_of }: TalkLayers): Buffer {
	return packLayers({ [CRISES]: crises, ...kinds }, made_of);
}

let trained: TalkLayers | undefined;

export function readTalkLayers(): TalkLayers {
	trained ??= unpack(readFileSync(WEIGHTS));
	return trained;
}

function unpack(bytes: Buffer): TalkLayers {
	const { layers, made_of } = layersIn(bytes);
	const { [CRISES]: crises, ...kinds } = layers;
	if (crises === undefined) throw new Error("No layer hears a crisis.");
	return { crises, kinds, made_of };
}
