import { EventEmitter } from "node:events";
import pg from "pg";

/**
 * pg-boss takes every listener off a client and only then asks it to end. What the server says in between, that it
 * crashed, would be an error nobody hears, and such an error ends the process.
 */
export function hearClosingClients(): void {
	pg.Client.prototype.removeAllListeners = function (this: pg.Client, ...event: [(string | symbol)?]) {
		EventEmitter.prototype.removeAllListeners.apply(this, event);
		return this.listenerCount("error") === 0 ? this.on("error", () => undefined) : this;
	};
}
