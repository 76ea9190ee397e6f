const PIECE = 24;

/** A text in pieces of a few whole words; joined they are the text again. */
export function* inPieces(text: string): Generator<string> {
	let piece = "";
	for (const [word] of text.matchAll(/\s*\S+|\s+$/g)) {
		piece += word;
		if (piece.length < PIECE) continue;
		yield piece;
		piece = "";
	}
	if (piece !== "") yield piece;
}
