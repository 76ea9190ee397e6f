import { useEffect } from "react";

/**
 * Stands in for `react-style-singleton` below the dialogs, under its name: rules that hold while anybody asks for them, as
 * a sheet made by script. The policy of the pages takes such a one and refuses an inline `<style>`.
 */
export function styleSingleton() {
	let askers = 0;
	let sheet: CSSStyleSheet | null = null;
	// biome-ignore lint/correctness/noComponentHookFactories: the library makes each component once, as its module loads.
	return function SharedSheet({ styles }: { styles: string }) {
		useEffect(() => {
			if (askers === 0) {
				sheet = new CSSStyleSheet();
				sheet.replaceSync(styles);
				document.adoptedStyleSheets.push(sheet);
			}
			askers += 1;
			return () => {
				askers -= 1;
				if (askers > 0) return;
				document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
				sheet = null;
			};
		}, [styles]);
		return null;
	};
}
