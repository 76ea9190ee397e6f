import { expect, test } from "vitest";
import { type NarratorAddress, whomItReaches } from "./whom-it-reaches.ts";

const address = (changes: Partial<NarratorAddress>): NarratorAddress => ({
	provider: "openai",
	model: "a-model",
	apiKey: null,
	baseUrl: null,
	...changes,
});

test.each([
	["openai", "OpenAI", "https://api.openai.com/v1"],
	["anthropic", "Anthropic", "https://api.anthropic.com/v1"],
	["google", "Google", "https://generativelanguage.googleapis.com/v1beta"],
] as const)("%s is named %s, at an address that is written out", (provider, name, baseUrl) => {
	const reached = whomItReaches(address({ provider }));
	expect(reached.provider).toBe(name);
	expect(reached.address.baseUrl).toBe(baseUrl);
});

test("whoever stands between is named itself", () => {
	const reached = whomItReaches(address({ baseUrl: "https://gateway.example:8443/v1" }));
	expect(reached.provider).toBe("gateway.example:8443");
});

test("a server of one's own without an address is refused", () => {
	expect(() => whomItReaches(address({ provider: "openai-compatible" }))).toThrow(RangeError);
});
