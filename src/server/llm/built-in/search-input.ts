import type { SearchJobsInput } from "../../../shared/assistant/assistant-tools.contract.ts";
import type { JobRequest } from "./job-request.ts";
import type { PlaceWish } from "./place-wish.ts";

/** Currencies in which an amount said without one means about the same. */
export const comparableCurrencies = ["EUR", "USD", "GBP", "CHF", "CAD", "AUD", "NZD"];

const mostPlaces = 3;
const mostSearches = 6;

/** The searches that answer a request: one for each title in each place. */
export function searchesFor(request: JobRequest, page: number): SearchJobsInput[] {
  const { places, title, otherTitles } = request;
  const wanted = places.length === 0 ? [undefined] : places.slice(0, mostPlaces);
  return [title, ...otherTitles]
    .flatMap((one) => wanted.map((place) => searchIn(place, { ...request, title: one }, page)))
    .slice(0, mostSearches);
}

function searchIn(place: PlaceWish | undefined, request: JobRequest, page: number): SearchJobsInput {
  const { title, remote, pay, employment, without } = request;
  return {
    title,
    ...placeInput(place),
    ...(remote && { remote }),
    ...(pay && {
      ...(pay.amount > 0 && { pay_at_least: pay.amount }),
      ...(pay.atMost && { pay_at_most: pay.atMost }),
      pay_period: pay.period,
      ...currencyInput(pay, place),
    }),
    ...(employment && { employment }),
    ...(without.length > 0 && { without }),
    ...(page > 1 && { page }),
  };
}

/** A name that no place is known by goes to the tool as it is. */
export function placeInput(wish: PlaceWish | undefined): Pick<SearchJobsInput, "country" | "state" | "city"> {
  if (!wish) return {};
  if (!wish.place) return { city: wish.name };
  const { country, state, city } = wish.place;
  return { ...(country && { country }), ...(state && { state }), ...(city && { city }) };
}

/** In a place, "$" is the dollar of that place. Anywhere, an amount without a currency compares only where money is worth about as much. */
function currencyInput({ currency, isAnyDollar }: NonNullable<JobRequest["pay"]>, place: PlaceWish | undefined) {
  if (place) return currency && !isAnyDollar ? { pay_currencies: [currency] } : {};
  return { pay_currencies: currency ? [currency] : comparableCurrencies };
}

/** The request that former searches answered. */
export function requestOf(searches: SearchJobsInput[]): JobRequest {
  const [first = { title: "" }] = searches;
  const {
    title,
    remote = false,
    pay_at_least,
    pay_at_most,
    pay_period = "YEAR",
    pay_currencies = [],
    employment,
    without = [],
  } = first;
  return {
    title,
    otherTitles: [...new Set(searches.map((search) => search.title))].filter((other) => other !== title),
    coreTitle: title,
    titleWeight: title === "" ? 0 : 1,
    places: searches.filter((search) => search.title === title).flatMap(placeOf),
    remote,
    isRemoteOptional: false,
    isAnywhere: false,
    isAnyJob: true,
    pay:
      pay_at_least === undefined && pay_at_most === undefined
        ? undefined
        : {
            amount: pay_at_least ?? 0,
            atMost: pay_at_most,
            period: pay_period,
            currency: pay_currencies.length === 1 ? pay_currencies[0] : undefined,
            isAnyDollar: false,
          },
    employment,
    without,
    isNearHome: false,
    wantsBetterPay: false,
    leftOut: "",
    unread: [],
  };
}

function placeOf({ country, state, city }: SearchJobsInput): PlaceWish[] {
  const name = [city, state, country].filter((part) => part).join(", ");
  if (name === "") return [];
  return [{ start: 0, end: 0, name, ...(country && { place: { country, state, city } }) }];
}
