import { expect, onTestFinished, test } from "vitest";
import { guidedAssistant } from "./adapters/assistant/guided-assistant.ts";
import { openReaders } from "./compose-readers.ts";

test("a worker, which answers nobody's messages, has the encoder of sentences only once a note asks something", async () => {
	const readers = openReaders("worker", { error: () => undefined }, null);
	onTestFinished(() => readers.close());
	await readers.check();
	expect(readers.guide).toBe(guidedAssistant);
});
