import type { Asked } from "../inquiry.ts";

/** FNV-1a over UTF-16 units: the same question at the same place of a talk is worded the same way. */
function hashOf(text: string): number {
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at += 1) {
		hash ^= text.charCodeAt(at);
		hash = Math.imul(hash, 0x01000193);
	}
	return hash >>> 0;
}

/** One of several wordings, chosen by the message and its turn so that a talk does not sound like a form. */
export function pickWording(asked: Asked, wordings: readonly [string, ...string[]]): string {
	const turn = asked.history.length;
	return wordings[hashOf(`${turn} ${asked.message}`) % wordings.length] ?? wordings[0];
}
