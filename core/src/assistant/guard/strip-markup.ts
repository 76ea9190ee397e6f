const SCHEME = /\b(?:https?|ftp|file|javascript|vbscript|data|mailto):[^\s)\]]+/gi;
const ADDRESS =
	/\bwww\.\S+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|io|co|shop|store|xyz|info|dev|app|ai|me|ru|cn|uk|de|eu)\b(?:\/\S*)?/gi;
const IMAGE = /!\[[^[\]]*\]\([^()]*\)|!\[[^[\]]*\]\[[^[\]]*\]/g;
const LINK = /\[([^[\]]*)\]\([^()]*\)|\[([^[\]]*)\]\[[^[\]]*\]/g;
const DEFINITION = /^[ \t]*\[[^[\]\n]+\]:.*$/gm;
const TAG = /<!--[\s\S]*?(?:-->|$)|<[/!?]?[a-z][^<>]*>/gi;
const TAG_START = /<+(?=[a-z/!?])/gi;
const ENTITY = /&(?:lt|gt|#\d+|#x[\da-f]+);?/gi;

/** Words that may begin a link, an image, an address or HTML; such text is read as a whole. */
export const MARKUP_WORD =
	/[<>[\]]|:\/\/|www\.|&[#a-z\d]+;|\b(?:javascript|data|vbscript|mailto):\S|\w\.[a-z]{2,5}\b/i;

/** Links become their words; images, addresses and HTML go. What is left of a broken one is no markup anymore. */
export function stripMarkup(text: string): string {
	let plain = text;
	let before: string;
	do {
		before = plain;
		plain = plain
			.replace(DEFINITION, "")
			.replace(IMAGE, "")
			.replace(LINK, (_all, words?: string, named?: string) => words ?? named ?? "")
			.replace(TAG, "")
			.replace(ENTITY, "");
	} while (plain !== before);
	const bare = plain.replace(TAG_START, "").replace(SCHEME, "").replace(ADDRESS, "");
	// Where an address went, a bracket may stand before a letter that was none of its own.
	return bare.replace(TAG_START, "").replace(/\]\(/g, "] (");
}

/** True while a tag, comment or link has begun and not ended: its punctuation ends no sentence. */
export function isInsideMarkup(text: string): boolean {
	const comment = text.lastIndexOf("<!--");
	if (comment >= 0 && text.indexOf("-->", comment) < 0) return true;
	return (
		/<[a-z/!?][^<>]*$/i.test(text) ||
		text.lastIndexOf("[") > text.lastIndexOf("]") ||
		text.lastIndexOf("](") > text.lastIndexOf(")")
	);
}
