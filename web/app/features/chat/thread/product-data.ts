import { type Product, productSchema } from "@dewlight/contracts/products.ts";
import { z } from "zod";
import { settleShape } from "#api/settle-shape.ts";

const OPENING = "<!-- product_data:";
const COMMENT = /<!--\s*product_data:([\s\S]*?)(?:-->|$)/g;
const products = z.array(productSchema);

interface SplitMessage {
	text: string;
	/** Null where the comment holds none that can be read. */
	products: Product[] | null;
}

/** Takes the hidden product comment out of a message, also one that has only begun to arrive (CHAT-22, CHAT-A9). */
export function splitProductData(message: string): SplitMessage {
	let found: Product[] | null = null;
	const text = message.replace(COMMENT, (_, data: string) => {
		found ??= readProducts(data);
		return "";
	});
	return { text: withoutBeginning(text).trim(), products: found };
}

function readProducts(data: string): Product[] | null {
	try {
		return products.parse(settleShape(JSON.parse(data)));
	} catch {
		return null;
	}
}

function withoutBeginning(text: string): string {
	const start = text.lastIndexOf("<");
	return start >= 0 && OPENING.startsWith(text.slice(start)) ? text.slice(0, start) : text;
}
