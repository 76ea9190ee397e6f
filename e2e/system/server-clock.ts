/** The clock of the server under test. Journeys run one by one; whoever moves it puts it back. */
export class ServerClock {
	readonly #address: string;

	constructor(address: string) {
		this.#address = address;
	}

	async now(): Promise<Date> {
		return this.#read(await fetch(`${this.#address}/dev/clock`));
	}

	/** YYYY-MM-DD, UTC. */
	async today(): Promise<string> {
		return (await this.now()).toISOString().slice(0, "YYYY-MM-DD".length);
	}

	advance(seconds: number): Promise<Date> {
		return this.#move({ advance_seconds: seconds });
	}

	reset(): Promise<Date> {
		return this.#move({ reset: true });
	}

	async #move(body: object): Promise<Date> {
		return this.#read(
			await fetch(`${this.#address}/dev/clock`, {
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify(body),
			}),
		);
	}

	async #read(answer: Response): Promise<Date> {
		if (!answer.ok) throw new Error(`/dev/clock answered ${answer.status}.`);
		const { now } = (await answer.json()) as { now: string };
		return new Date(now);
	}
}
