import type { CardErrors, CardField, CardForm } from "../billing/entered-card.ts";
import { type Html, html } from "./page.ts";

export const EMPTY_CARD: CardForm = { number: "", expiry: "", cvc: "", name: "" };

export interface CardFormState {
	values: CardForm;
	errors: CardErrors;
	/** What the bank said. */
	refusal: string | null;
}

const FIELDS: Record<CardField, { label: string; autocomplete: string; hint: string }> = {
	number: { label: "Card number", autocomplete: "cc-number", hint: "4242 4242 4242 4242" },
	expiry: { label: "Expiration date", autocomplete: "cc-exp", hint: "MM / YY" },
	cvc: { label: "Security code", autocomplete: "cc-csc", hint: "CVC" },
};

export function cardForm(state: CardFormState, options: { action: string; submit: string }): Html {
	return html`<form method="post" action="${options.action}" novalidate>
${state.refusal !== null && html`<p class="error" role="alert">${state.refusal}</p>`}
${field("number", state)}
<div class="pair">
<div>${field("expiry", state)}</div>
<div>${field("cvc", state)}</div>
</div>
<label for="name">Name on card</label>
<input id="name" name="name" autocomplete="cc-name" value="${state.values.name}">
<div class="actions"><button type="submit">${options.submit}</button></div>
</form>`;
}

function field(name: CardField, { values, errors }: CardFormState): Html {
	const { label, autocomplete, hint } = FIELDS[name];
	const error = errors[name];
	// A security code is not written back into a page.
	const value = name === "cvc" ? "" : values[name];
	const isFirst = Object.keys(FIELDS).find((key) => errors[key as CardField] !== undefined) === name;
	return html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${hint}" value="${value}" required${isFirst && html` autofocus`}${
		error !== undefined && html` aria-invalid="true" aria-describedby="${name}-error"`
	}>
${error !== undefined && html`<p class="error" id="${name}-error" role="alert">${error}</p>`}`;
}
