import pg from "pg";

const noted = new WeakSet<object>();

/**
 * pg-boss takes every listener off a client and only then asks it to end. What the server says in between, that it
 * crashed, would be an error nobody hears, and such an error ends the process.
 */
export function hearClosingClients(): void {
	const { prototype } = pg.Client;
	if (noted.has(prototype)) return;
	noted.add(prototype);
	const removeAll = prototype.removeAllListeners;
	prototype.removeAllListeners = function (this: pg.Client, event?: string | symbol) {
		removeAll.call(this, event);
		return this.listenerCount("error") === 0 ? this.on("error", () => undefined) : this;
	};
}
