let wanted = false;
const listeners = new Set<() => void>();

/** From now on a short note may have to be shown. */
export function wantToasts(): void {
	wanted = true;
	for (const tell of listeners) tell();
}

export const areToastsWanted = (): boolean => wanted;

export function subscribeToToasts(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
