/** Where a model is reached; a null base address means the vendor's own. */
export interface NarratorAddress {
	provider: "openai" | "anthropic" | "google" | "openai-compatible";
	model: string;
	apiKey: string | null;
	baseUrl: string | null;
}

const VENDORS = {
	openai: { name: "OpenAI", baseUrl: "https://api.openai.com/v1" },
	anthropic: { name: "Anthropic", baseUrl: "https://api.anthropic.com/v1" },
	google: { name: "Google", baseUrl: "https://generativelanguage.googleapis.com/v1beta" },
} as const;

export interface Reached<A extends NarratorAddress> {
	/** Whoever gets what is sent: a server between is named itself. */
	provider: string;
	/** With its base address written out, so that no setting of a library can send it elsewhere. */
	address: A & { baseUrl: string };
}

/** @throws {RangeError} for a server of one's own without an address. */
export function whomItReaches<A extends NarratorAddress>(address: A): Reached<A> {
	if (address.baseUrl !== null) {
		return {
			provider: new URL(address.baseUrl).host,
			address: { ...address, baseUrl: address.baseUrl },
		};
	}
	if (address.provider === "openai-compatible")
		throw new RangeError("A server of one's own needs its address.");
	const { name, baseUrl } = VENDORS[address.provider];
	return { provider: name, address: { ...address, baseUrl } };
}
