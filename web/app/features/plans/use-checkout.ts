import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { plansCopy } from "./copy.ts";
import { CheckoutError, startCheckout } from "./start-checkout.ts";

const copy = plansCopy.checkout;

/** Leads to the payment page; stays busy until the browser has left. */
export function useCheckout() {
	const { mutate, reset, isPending, isSuccess, variables, error } = useMutation({
		// Without a network the call is made all the same, so that its failure is told.
		networkMode: "always",
		mutationFn: async (priceId: string) => leaveFor(await startCheckout(priceId, window.location.href)),
	});
	// Coming back with the browser's own button shows this page as it was left.
	useEffect(() => {
		const wake = (event: PageTransitionEvent) => event.persisted && reset();
		window.addEventListener("pageshow", wake);
		return () => window.removeEventListener("pageshow", wake);
	}, [reset]);
	return {
		/** The price whose checkout is on its way. */
		starting: isPending || isSuccess ? variables : null,
		failure: error === null ? null : error instanceof CheckoutError ? error.message : copy.redirect,
		start: mutate,
		forget: reset,
	};
}

function leaveFor(url: string): void {
	try {
		window.location.assign(url);
	} catch (cause) {
		throw new CheckoutError(copy.redirect, { cause });
	}
}
