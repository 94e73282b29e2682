/**
 * Where the marker of our own map stands: the industrial estate beside the road to Salmas, north of Urmia (D26). The
 * postal address is a site setting; when the company moves, this point and the drawing move with a release.
 */
export const place = { latitude: 37.615, longitude: 45.05 };

const { latitude, longitude } = place;

/** Plain links to map services and to the phone's own map; nothing is loaded from them. */
export const directions = {
  neshan: `https://nshn.ir/?lat=${latitude}&lng=${longitude}`,
  balad: `https://balad.ir/location?latitude=${latitude}&longitude=${longitude}&zoom=14`,
  phoneMap: `geo:${latitude},${longitude}?q=${latitude},${longitude}`,
};
