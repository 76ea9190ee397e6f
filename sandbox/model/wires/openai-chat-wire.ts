import { data, SEARCH_TOOL, type WireWriter } from "../model-wire.ts";

const MODEL = "scripted";
const ID = "chatcmpl-scripted";

/** OpenAI's chat completions, which most servers of one's own speak too. */
export function openaiChatWire(): WireWriter {
	let reason = "stop";
	let tools = 0;
	const chunk = (delta: object, finish_reason: string | null = null) =>
		data({
			id: ID,
			object: "chat.completion.chunk",
			created: 0,
			model: MODEL,
			choices: [{ index: 0, delta, finish_reason }],
		});
	return {
		begin: () => chunk({ role: "assistant", content: "" }),
		say: (content) => chunk({ content }),
		search(search) {
			reason = "tool_calls";
			const index = tools++;
			const call = { index, id: `call_${index}`, type: "function" };
			const [first, rest] = inTwo(JSON.stringify(search));
			return [
				chunk({ tool_calls: [{ ...call, function: { name: SEARCH_TOOL, arguments: first } }] }),
				chunk({ tool_calls: [{ index, function: { arguments: rest } }] }),
			].join("");
		},
		end: (usage) =>
			[
				chunk({}, reason),
				usage === null
					? ""
					: data({
							id: ID,
							object: "chat.completion.chunk",
							created: 0,
							model: MODEL,
							choices: [],
							usage: usageOf(usage.input, usage.output),
						}),
				"data: [DONE]\n\n",
			].join(""),
		whole: (object, { input, output }) => ({
			id: ID,
			object: "chat.completion",
			created: 0,
			model: MODEL,
			choices: [
				{
					index: 0,
					message: { role: "assistant", content: JSON.stringify(object) },
					finish_reason: "stop",
				},
			],
			usage: usageOf(input, output),
		}),
		failure: (message) => ({ error: { message, type: "server_error", param: null, code: null } }),
	};
}

const usageOf = (input: number, output: number) => ({
	prompt_tokens: input,
	completion_tokens: output,
	total_tokens: input + output,
});

function inTwo(text: string): [string, string] {
	const middle = Math.ceil(text.length / 2);
	return [text.slice(0, middle), text.slice(middle)];
}
