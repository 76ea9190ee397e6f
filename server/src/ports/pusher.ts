/** A browser as its push service knows it (RFC 8030), with the keys that only it can read messages under (RFC 8291). */
export interface PushTarget {
	endpoint: string;
	p256dh: string;
	auth: string;
}

/** What a browser shows; `path` is opened by a tap. */
export interface PushMessage {
	title: string;
	body: string;
	path: string;
	/** A later message of the same tag takes the place of the earlier one. */
	tag: string;
}

/** Hands messages to the push services of browsers. */
export interface Pusher {
	/** What a browser subscribes with (RFC 8292), base64url. */
	publicKey: string;
	/** False for an address that nothing may ever be sent to. */
	accepts(endpoint: string): boolean;
	/** `gone`: the browser takes nothing any more. Throws where it may work later. */
	send(target: PushTarget, message: PushMessage): Promise<"sent" | "gone">;
}
