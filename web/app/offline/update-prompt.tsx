import { useState, useSyncExternalStore } from "react";
import { offlineCopy as copy } from "./copy.ts";
import { isUpdateReady, subscribeToUpdate, takeUpdate } from "./service-worker.ts";

const TYPED = "input:not([type=checkbox], [type=radio], [type=file], [type=button], [type=submit]), textarea";

const BUTTON = "min-h-11 rounded-full px-3 font-semibold hover:underline underline-offset-4";

/** Says that there is a newer version, and leaves it to the person when to load it. Waits while somebody types. */
export function UpdatePrompt() {
	const ready = useSyncExternalStore(subscribeToUpdate, isUpdateReady, () => false);
	const typing = useTyping();
	const [dismissed, setDismissed] = useState(false);
	if (!ready || typing || dismissed) return null;
	return (
		<section
			aria-label={copy.update}
			className="fixed inset-x-4 bottom-24 z-40 mx-auto flex w-fit max-w-form flex-wrap items-center gap-x-2 rounded-md bg-ink py-1.5 pr-2 pl-4 text-ground shadow-soft wide:bottom-6"
		>
			<output>{copy.update}</output>
			<span className="flex">
				<button type="button" className={BUTTON} onClick={takeUpdate}>
					{copy.reload}
				</button>
				<button type="button" className={BUTTON} onClick={() => setDismissed(true)}>
					{copy.later}
				</button>
			</span>
		</section>
	);
}

function subscribe(listener: () => void): () => void {
	document.addEventListener("focusin", listener);
	document.addEventListener("focusout", listener);
	return () => {
		document.removeEventListener("focusin", listener);
		document.removeEventListener("focusout", listener);
	};
}

/** True while a field for text has the focus. */
function useTyping(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => document.activeElement?.matches(TYPED) === true,
		() => false,
	);
}
