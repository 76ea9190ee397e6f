import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import type { Queryable } from "#db/database.ts";
import { findProducts } from "#db/queries/products.ts";
import { listConfirmed } from "#db/queries/products-in-use.ts";

/** U+2029 PARAGRAPH SEPARATOR stands in a stored answer between what was said and what came with its products. */
const SEPARATOR = "\u2029";

/** Keeps the separator for the one place where it means something. */
export function plainParagraphs(text: string): string {
	return text.replaceAll(/[\u2028\u2029]/g, "\n");
}

export function joinAnswer(said: string, reply: string): string {
	return said + SEPARATOR + reply;
}

/** `reply` is null while the second step has not been answered. */
export function splitAnswer(stored: string): { said: string; reply: string | null } {
	const at = stored.indexOf(SEPARATOR);
	return at < 0 ? { said: stored, reply: null } : { said: stored.slice(0, at), reply: stored.slice(at + 1) };
}

/** A stored answer as one text. */
export function wholeAnswer(stored: string): string {
	const { said, reply } = splitAnswer(stored);
	return [said, reply ?? ""].filter((part) => part.trim() !== "").join("\n\n");
}

/** CHAT-A9: the hidden comment a message may end with. Nobody but the server could have reason to write one. */
const COMMENT = /<!--\s*product_data\b[\s\S]*?(?:-->|$)/gi;
const OPENED = /<!--\s*product_data\b/i;
const CLOSING = "-->";
/** The last characters of a text that may become a comment. */
const OPENING = /^<(?:!(?:-(?:-(?:\s*|\s*p\w*))?)?)?$/i;

export function withoutHiddenComment(text: string): string {
	return text.replaceAll(COMMENT, "");
}

export interface CommentFilter {
	/** What may be shown by now. */
	push(delta: string): string;
	/** What was held back and is no comment. */
	end(): string;
}

/**
 * The same for a text that arrives in pieces: holds back whatever may become the comment. What stands around a comment
 * never becomes another one, because it is two pieces of text.
 */
export function createCommentFilter(): CommentFilter {
	let held = "";
	return {
		push(delta) {
			held += delta;
			let shown = "";
			for (;;) {
				const from = unsureFrom(held);
				shown += held.slice(0, from);
				held = held.slice(from);
				const closed = OPENED.test(held) ? held.indexOf(CLOSING) : -1;
				if (closed < 0) return shown;
				held = held.slice(closed + CLOSING.length);
			}
		},
		end() {
			const rest = withoutHiddenComment(held);
			held = "";
			return rest;
		},
	};
}

/** Where a comment begins that is open, or may begin with the last characters. */
function unsureFrom(text: string): number {
	const opened = text.search(OPENED);
	if (opened >= 0) return opened;
	const last = text.lastIndexOf("<");
	return last >= 0 && OPENING.test(text.slice(last)) ? last : text.length;
}

/** A product of an answer as it is today, with the reason of then. */
export interface SuggestedProduct {
	product: CatalogueProduct;
	reason: string;
	isConfirmed: boolean;
}

type Stored = readonly { id: string; reason: string }[];

/** Facts of the products of several answers, read once; what left the catalogue is left out. */
export async function readSuggested(
	db: Queryable,
	userId: number,
	answers: readonly (Stored | null)[],
): Promise<(products: Stored) => SuggestedProduct[]> {
	const ids = answers.flatMap((products) => (products ?? []).map(({ id }) => id));
	if (ids.length === 0) return () => [];
	const confirmed = new Set((await listConfirmed(db, userId)).map(({ productId }) => productId));
	const byId = new Map((await findProducts(db, ids)).map((product) => [product.id, product]));
	return (products) =>
		products.flatMap(({ id, reason }) => {
			const product = byId.get(id);
			return product ? [{ product, reason, isConfirmed: confirmed.has(id) }] : [];
		});
}
