import { named, SEARCH_TOOL, type WireWriter } from "../model-wire.ts";

const RESPONSE = { id: "resp_scripted", object: "response", created_at: 0, model: "scripted" };

/** OpenAI's Responses. */
export function openaiResponsesWire(): WireWriter {
	let items = 0;
	/** The message that is being written. */
	let message: { id: string; output_index: number; text: string } | null = null;

	function closeMessage(): string {
		if (message === null) return "";
		const { id, output_index, text } = message;
		message = null;
		return named("response.output_item.done", { output_index, item: messageItem(id, text) });
	}
	function openMessage(): string {
		if (message !== null) return "";
		const output_index = items++;
		message = { id: `msg_${output_index}`, output_index, text: "" };
		const item = { type: "message", id: message.id, status: "in_progress", role: "assistant", content: [] };
		return named("response.output_item.added", { output_index, item });
	}
	return {
		begin: () => named("response.created", { response: { ...RESPONSE, status: "in_progress" } }),
		say(delta) {
			const opening = openMessage();
			if (message === null) return opening;
			message.text += delta;
			const part = { item_id: message.id, output_index: message.output_index, content_index: 0, delta };
			return opening + named("response.output_text.delta", part);
		},
		search(search) {
			const closing = closeMessage();
			const output_index = items++;
			const call = { type: "function_call", id: `fc_${output_index}`, call_id: `call_${output_index}` };
			const given = JSON.stringify(search);
			const started = { ...call, name: SEARCH_TOOL, arguments: "", status: "in_progress" };
			const finished = { ...call, name: SEARCH_TOOL, arguments: given, status: "completed" };
			const place = { item_id: call.id, output_index };
			return [
				closing,
				named("response.output_item.added", { output_index, item: started }),
				named("response.function_call_arguments.delta", { ...place, delta: given }),
				named("response.output_item.done", { output_index, item: finished }),
			].join("");
		},
		end(usage) {
			const response = { ...RESPONSE, status: "completed", output: [], usage: usageOf(usage) };
			return closeMessage() + named("response.completed", { response });
		},
		whole: (object, usage) => ({
			...RESPONSE,
			status: "completed",
			output: [messageItem("msg_0", JSON.stringify(object))],
			usage: usageOf(usage),
		}),
		failure: (text) => ({ error: { message: text, type: "server_error", param: null, code: null } }),
	};
}

function messageItem(id: string, text: string) {
	const content = [{ type: "output_text", text, annotations: [] }];
	return { type: "message", id, status: "completed", role: "assistant", content };
}

function usageOf(usage: { input: number; output: number } | null) {
	const { input, output } = usage ?? { input: 0, output: 0 };
	return {
		input_tokens: input,
		input_tokens_details: { cached_tokens: 0 },
		output_tokens: output,
		output_tokens_details: { reasoning_tokens: 0 },
		total_tokens: input + output,
	};
}
