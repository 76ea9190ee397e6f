/** What a text is cut into: the pieces of the model's vocabulary by their place in it. */
export type SplitPieces = (text: string) => number[];

/** Pieces as the vocabulary file holds them: the words and how likely each is, as a logarithm. */
export type Vocabulary = readonly (readonly [piece: string, score: number])[];

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
