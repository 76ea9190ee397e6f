import { useSyncExternalStore } from "react";

const TYPED = "input:not([type=checkbox], [type=radio], [type=file], [type=button], [type=submit]), textarea";

function subscribe(listener: () => void): () => void {
	document.addEventListener("focusin", listener);
	document.addEventListener("focusout", listener);
	return () => {
		document.removeEventListener("focusin", listener);
		document.removeEventListener("focusout", listener);
	};
}

/** True while a field for text has the focus. */
export function useTyping(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => document.activeElement?.matches(TYPED) === true,
		() => false,
	);
}
