import { optionalPhrases } from "./cue-words.ts";
import type { PlaceWish } from "./place-wish.ts";
import { findPhrase, says, type Word } from "./sentence.ts";

export interface WantedPlaces {
  places: PlaceWish[];
  /** Places that somebody gives up: "it doesn't have to be Madrid". */
  givenUp: PlaceWish[];
}

/** Of the places that a message names those in which work is looked for. */
export function wantedPlaces(words: Word[], found: PlaceWish[]): WantedPlaces {
  const givenUp = found.filter((wish) => isGivenUp(words, wish));
  const named = found.filter((wish) => !givenUp.includes(wish));
  const choices = [
    named.filter(({ place, isOrigin, isHome }) => place && !isOrigin && !isHome),
    named.filter(({ place, isHome }) => place && isHome),
    named.filter(({ isOrigin }) => !isOrigin),
    // "A welder from Leeds" looks for work there, unless another place is named; a doctor from Syria does not.
    named.filter(({ place }) => place?.city),
  ];
  return { places: narrowest(eachOnce(choices.find((each) => each.length > 0) ?? [])), givenUp };
}

function isGivenUp(words: Word[], { start }: PlaceWish): boolean {
  const optional = findPhrase(words, optionalPhrases);
  if (optional && start >= optional.end && start - optional.end < 3) return true;
  return (
    /^(?:outside|beyond)$/.test(words[start - 1]?.key ?? "") &&
    says(words, "fine", "ok", "okay", "too", "also", "as well")
  );
}

/** Named twice, a place is still one. */
function eachOnce(places: PlaceWish[]): PlaceWish[] {
  const isSame = (a: PlaceWish, b: PlaceWish) =>
    a.place !== undefined &&
    a.place.country === b.place?.country &&
    a.place.state === b.place.state &&
    a.place.city === b.place.city;
  return places.filter((place, at) => !places.slice(0, at).some((other) => isSame(other, place)));
}

/** "Living in Poland, here in Krakow": the town is meant, not the country around it. */
function narrowest(places: PlaceWish[]): PlaceWish[] {
  const isAround = ({ place }: PlaceWish) =>
    place !== undefined &&
    !place.city &&
    places.some(
      ({ place: other }) =>
        other?.city && other.country === place.country && (!place.state || other.state === place.state),
    );
  return places.filter((place) => !isAround(place));
}
