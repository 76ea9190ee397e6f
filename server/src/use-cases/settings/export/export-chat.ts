import { readMessagePage } from "#db/queries/chat-messages.ts";
import { wholeAnswer } from "../../chat/index.ts";
import type { Context } from "../../context.ts";
import { readPages } from "../../read-pages.ts";

const PAGE = 200;

/** Every message of the chat, hidden ones too. */
export async function* exportChat(ctx: Context, userId: number): AsyncGenerator<unknown> {
	type Row = Awaited<ReturnType<typeof readMessagePage>>[number];
	const rows = readPages<Row>((last) => readMessagePage(ctx.store.db, userId, last?.message.id ?? 0, PAGE));
	for await (const { message, turn } of rows) {
		yield {
			id: message.id,
			role: message.role,
			message: wholeAnswer(message.message),
			created_at: message.createdAt,
			shown: message.showInChat,
			...(message.role === "assistant" && {
				products: message.products,
				rests_on: message.citations,
				engine: message.engine,
				state: turn.state,
				looked_for: turn.productIntent,
				checkin_id: turn.checkinId,
			}),
		};
	}
}
