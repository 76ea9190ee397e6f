import { setTimeout as pause } from "node:timers/promises";
import type { DevMessage } from "@dewlight/contracts/operations.ts";

/** Reads what the captured mail server got for one address. */
export class Mailbox {
	readonly #address: string;

	constructor(address: string) {
		this.#address = address;
	}

	async messagesTo(email: string): Promise<DevMessage[]> {
		const answer = await fetch(`${this.#address}/dev/mail/messages?to=${encodeURIComponent(email)}`);
		if (!answer.ok) throw new Error(`/dev/mail/messages answered ${answer.status}.`);
		return answer.json() as Promise<DevMessage[]>;
	}

	/** The newest mailed link to one page of the product, waiting until one has arrived. */
	async linkFor(email: string, page: string): Promise<string> {
		for (let tries = 0; tries < 300; tries += 1) {
			const links = (await this.messagesTo(email)).flatMap((message) => message.links);
			const link = links.find((link) => new URL(link).pathname === page);
			if (link) return link;
			await pause(100);
		}
		throw new Error(`No mail with a link to ${page} arrived for ${email}.`);
	}
}
