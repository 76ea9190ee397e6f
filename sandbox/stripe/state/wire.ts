import type Stripe from "stripe";

type Scalar = string | number | boolean | null | undefined;

/**
 * A Stripe object as it goes over the wire with nothing expanded: ids where the SDK's type allows an id or an object,
 * decimal numbers as text.
 */
export type Wire<T> = string extends T
	? Extract<T, Scalar>
	: T extends Scalar
		? T
		: T extends Stripe.Decimal
			? string
			: T extends (infer Item)[]
				? Wire<Item>[]
				: { [Key in keyof T]: Wire<T[Key]> };
