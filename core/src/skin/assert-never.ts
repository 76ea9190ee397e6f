/** Makes an unhandled member of a union a compile error, and a loud one should data lie at run time. */
export function assertNever(value: never): never {
	throw new TypeError(`Unhandled case: ${String(value)}`);
}
