import { CHAT_PRODUCTS_OUTPUT, CHAT_PRODUCTS_VERSION, writeChatProducts } from "./chat-products.ts";
import { CHAT_REPLY_VERSION, SEARCH_PRODUCTS, writeChatReply } from "./chat-reply.ts";

/** Everything a language model is asked in a chat. */
export const MODEL_PROMPTS = {
	reply: { version: CHAT_REPLY_VERSION, write: writeChatReply, search: SEARCH_PRODUCTS },
	products: { version: CHAT_PRODUCTS_VERSION, write: writeChatProducts, output: CHAT_PRODUCTS_OUTPUT },
} as const;
