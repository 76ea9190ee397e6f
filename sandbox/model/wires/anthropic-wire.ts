import { type ModelRequest, named, SEARCH_TOOL, type WireWriter } from "../model-wire.ts";

const MESSAGE = { id: "msg_scripted", type: "message", role: "assistant", model: "scripted" };
const OBJECT_TOOL = "json";

/** Anthropic's messages. An object comes as text, or as the input of a tool where one is offered for it. */
export function anthropicWire({ tools }: ModelRequest): WireWriter {
	let blocks = 0;
	let open: number | null = null;
	let reason = "end_turn";

	function close(): string {
		if (open === null) return "";
		const index = open;
		open = null;
		return named("content_block_stop", { index });
	}
	const start = (index: number, content_block: object) =>
		named("content_block_start", { index, content_block });
	const delta = (index: number, part: object) => named("content_block_delta", { index, delta: part });

	return {
		begin: () =>
			named("message_start", {
				message: { ...MESSAGE, content: [], stop_reason: null, usage: usageOf(0, 0) },
			}),
		say(text) {
			const before = open === null ? start(blocks, { type: "text", text: "" }) : "";
			open ??= blocks++;
			return before + delta(open, { type: "text_delta", text });
		},
		search(search) {
			reason = "tool_use";
			const before = close();
			const index = blocks++;
			const block = { type: "tool_use", id: `toolu_${index}`, name: SEARCH_TOOL, input: {} };
			return [
				before,
				start(index, block),
				delta(index, { type: "input_json_delta", partial_json: JSON.stringify(search) }),
				named("content_block_stop", { index }),
			].join("");
		},
		end(usage) {
			const { input, output } = usage ?? { input: 0, output: 0 };
			const ended = { delta: { stop_reason: reason, stop_sequence: null }, usage: usageOf(input, output) };
			return close() + named("message_delta", ended) + named("message_stop", {});
		},
		whole(object, { input, output }) {
			const byTool = tools.includes(OBJECT_TOOL);
			const content = byTool
				? { type: "tool_use", id: "toolu_0", name: OBJECT_TOOL, input: object }
				: { type: "text", text: JSON.stringify(object) };
			return {
				...MESSAGE,
				content: [content],
				stop_reason: byTool ? "tool_use" : "end_turn",
				stop_sequence: null,
				usage: usageOf(input, output),
			};
		},
		failure: (message) => ({ type: "error", error: { type: "api_error", message } }),
	};
}

const usageOf = (input: number, output: number) => ({ input_tokens: input, output_tokens: output });
