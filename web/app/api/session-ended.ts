type Listener = () => void;
const listeners = new Set<Listener>();

/** Called when a 401 says that the session is gone (AUTH-A21). */
export function onSessionEnded(listener: Listener): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

export function reportSessionEnded(): void {
	for (const listener of listeners) listener();
}
