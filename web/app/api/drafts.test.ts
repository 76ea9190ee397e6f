// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { forgetDrafts, forgetDraftsOfOthers, readDraft, writeDraft } from "./browser-storage.ts";

beforeEach(() => sessionStorage.clear());

test("a draft is found by the account that typed it, and by nobody else", () => {
	writeDraft(7, "note", "my skin feels tight");
	expect(readDraft(7, "note")).toBe("my skin feels tight");
	expect(readDraft(8, "note")).toBe("");
	expect(readDraft(70, "note")).toBe("");
	expect(readDraft(null, "note")).toBe("");
});

test("somebody else's login takes the drafts of the one before, not a visitor's, nor other things of the tab", () => {
	sessionStorage.setItem("scroll", "12");
	writeDraft(null, "invite-code", "SPRING");
	writeDraft(7, "note", "tight");
	writeDraft(70, "note", "mine");
	forgetDraftsOfOthers(70);
	expect(Object.keys(sessionStorage).sort()).toEqual([
		"draft:70:note",
		"draft:visitor:invite-code",
		"scroll",
	]);
	forgetDrafts();
	expect(Object.keys(sessionStorage)).toEqual(["scroll"]);
});
