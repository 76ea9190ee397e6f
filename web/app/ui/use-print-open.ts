import { useEffect } from "react";

const CLOSED = "details[data-print-open]:not([open])";

/** Paper cannot be clicked: everything foldable opens for printing and folds again afterward. */
export function usePrintOpen(): void {
	useEffect(() => {
		let opened: HTMLDetailsElement[] = [];
		const open = () => {
			opened = [...document.querySelectorAll<HTMLDetailsElement>(CLOSED)];
			for (const details of opened) details.open = true;
		};
		const close = () => {
			for (const details of opened) details.open = false;
			opened = [];
		};
		window.addEventListener("beforeprint", open);
		window.addEventListener("afterprint", close);
		return () => {
			window.removeEventListener("beforeprint", open);
			window.removeEventListener("afterprint", close);
		};
	}, []);
}
