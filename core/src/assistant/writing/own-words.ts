import type { ProductInUse } from "../../products/recommend-request.ts";
import { ABOUT_RULES } from "../reading/find-intent.ts";
import { spellOut } from "../reading/spell-out.ts";

const LONGEST_NAME = 80;

/**
 * A name that somebody typed, as it may stand in Markdown: one line, no markup, no links. What it says stays data.
 */
export function plainName(name: string): string {
	const plain = name
		.replace(/<[^>]*>/g, " ")
		.replace(/(?:https?:\/\/|www\.)\S+/gi, " ")
		.replace(/[<>[\]{}`*_#|\\~]/g, " ")
		.replace(/\p{C}/gu, " ")
		.replace(/\s+/g, " ")
		.trim();
	return plain.length <= LONGEST_NAME ? plain : `${plain.slice(0, LONGEST_NAME).trimEnd()}...`;
}

/**
 * What somebody typed about themselves, as an answer may repeat it; null for text that speaks to the guide instead of
 * naming a goal, a concern or a product: instructions, and claims the guide never makes.
 */
export function ownWords(typed: string): string | null {
	const plain = plainName(typed);
	const text = spellOut(typed);
	if (plain === "" || CLAIMS.test(text)) return null;
	return ABOUT_RULES.some(([, pattern]) => pattern.test(text)) ? null : plain;
}

const CLAIMS =
	/\b(?:cure[sd]?|assistant|tell (?:them|the user|her|him)|say that|must (?:buy|say)|diagnos\w*)\b|^system\b/;

/** The name of a product in use: a row's name as it is, a typed one where it is a name. */
export function productName({ name, product }: ProductInUse): string | null {
	return product === null ? ownWords(name) : plainName(name);
}
