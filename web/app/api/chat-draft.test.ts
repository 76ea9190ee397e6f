// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { CHAT_DRAFT, carryToChat, readDraft, writeDraft } from "./browser-storage.ts";

beforeEach(() => sessionStorage.clear());

test("a question waits in the box of the chat, once, and behind what was being typed", () => {
	carryToChat(7, "Is it the moon?");
	carryToChat(7, "Is it the moon?");
	expect(readDraft(7, CHAT_DRAFT)).toBe("Is it the moon?");
	writeDraft(7, CHAT_DRAFT, "Hello");
	carryToChat(7, "Is it the moon?");
	expect(readDraft(7, CHAT_DRAFT)).toBe("Hello\nIs it the moon?");
	expect(readDraft(8, CHAT_DRAFT)).toBe("");
});
